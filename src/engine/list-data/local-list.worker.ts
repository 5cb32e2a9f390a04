import type { LocalListAnswer, LocalListRequest } from './local-list-messages.ts'
import { createLocalListServer } from './local-list.ts'

const answer = createLocalListServer()

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: LocalListRequest }>) => {
  const reply: LocalListAnswer = { id: data.id, result: answer(data.request) }
  postMessage(reply)
})
