import { createServer } from 'node:http'
import { createTribune } from 'tribune/server'
import { host } from './host.mjs'

const { handle } = await createTribune({ host })

createServer((request, response) => {
  if (/^\/admin(\/|$|\?)/.test(request.url)) handle(request, response)
  else response.end('the host')
}).listen(process.env.PORT, '127.0.0.1', () => console.log('ready on node:http'))
