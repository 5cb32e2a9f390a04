import { route, type ServerFeature } from 'tribune/backend'
import { helloCall } from './calls.ts'
import { greeting } from './texts/fr.ts'

export const greetingServer: ServerFeature = {
  name: 'greeting',
  routes: (app) => route(app, helloCall, async () => ({ hello: greeting.hello('le serveur') })),
}
