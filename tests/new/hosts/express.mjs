import express from 'express'
import { createTribune } from 'tribune/server'
import { host } from './host.mjs'

const { handle } = await createTribune({ host })

express()
  // Before whatever reads bodies.
  .use('/admin', handle)
  .use(express.json())
  .get('/', (_request, response) => response.send('the host'))
  .listen(process.env.PORT, '127.0.0.1', () => console.log('ready on Express'))
