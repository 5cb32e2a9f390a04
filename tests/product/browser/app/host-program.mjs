// A program that answers with the built one below `/admin`: a cookie stands for its own sessions.
import { createServer } from 'node:http'
import process from 'node:process'
import { createTribune } from '../../../../dist/server/handler.js'

const caller = ({ headers: { cookie = '' } }) => /\bmember=([^;]+)/.exec(cookie)?.[1] ?? null
const { handle } = await createTribune({ host: { caller, login: '/login', logout: '/logout' } })

const server = createServer((request, response) => {
  if (/^\/admin(\/|\?|$)/.test(request.url)) handle(request, response)
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>The club</h1>')
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
