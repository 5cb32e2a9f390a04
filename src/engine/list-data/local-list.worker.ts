import { createLocalListServer } from './answer-local-list.ts'
import type { LocalListAnswer, LocalListRequest } from './local-list-messages.ts'

const answer = createLocalListServer()

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: LocalListRequest }>) => {
  const reply: LocalListAnswer = { id: data.id, result: answer(data.request) }
  postMessage(reply)
})
