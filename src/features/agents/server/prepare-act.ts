import type { AnyEntity } from '../../../schema/entity/entity.ts'
import {
  type Backend,
  HttpError,
  type RunPrepared,
  type SentAction,
  type Store,
} from '../../../server/face.ts'
import { answers } from '#texts/server.ts'

/** An action that an agent asks for. */
export interface Act extends SentAction {
  readonly action: string
}

/** @returns what runs it @throws HttpError where the caller may not, or its form is not filled in as it must be */
export function prepareAct(
  { services }: Pick<Backend, 'services'>,
  store: Store,
  entity: AnyEntity,
  { action, ...sent }: Act,
): Promise<RunPrepared> {
  const prepare = services.find(({ prepareAction }) => prepareAction)?.prepareAction
  if (!prepare) throw new HttpError(404, answers.notFound)
  return prepare(store, entity, action, sent)
}
