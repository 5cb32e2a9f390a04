import fastify from 'fastify'
import { createTribune } from 'tribune/server'
import { host } from './host.mjs'

const { handle } = await createTribune({ host })

const app = fastify()
app.get('/', () => 'the host')
app.register(async (admin) => {
  // Bodies are left to be read there.
  admin.removeAllContentTypeParsers()
  admin.addContentTypeParser('*', (_request, _body, done) => done(null))
  const pass = (request, reply) => {
    reply.hijack()
    handle(request.raw, reply.raw)
  }
  admin.all('/admin', pass)
  admin.all('/admin/*', pass)
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('ready on Fastify')
