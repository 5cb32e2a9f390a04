import { app } from '../../../generated/app.ts'
import type { Endpoint } from '../../../schema/entity/endpoint.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { listParameters } from '../../../schema/where/list-query.ts'
import { readRecordId } from '../../../schema/values/record-id.ts'
import { PAGE_SIZE } from '../../../schema/access/session-contract.ts'
import { readCurrentAdminCall } from '../../../calls/session.ts'
import { currentTranslation } from '../../../texts/translation.ts'
import type { DashboardOpening } from './page-opening.ts'

/** What a screen loads before it is there. */
export interface FirstScreen {
  /** By key or by name. */
  readonly chunks: readonly string[]
  readonly calls: readonly FirstCall[]
  /** The list that the screen is, with its first rows where its address alone says which. */
  readonly list?: { readonly entity: string; readonly rows: FirstCall | undefined } | undefined
}

/** A call without a body, as the browser makes it. */
export interface FirstCall {
  readonly address: string
  readonly credentials: Required<Endpoint>['credentials']
}

/** The screen of whoever is not logged in. */
const LOGIN = '/login'

/** The chunks of what stands around every other screen and of lists, of forms, and of what rights hide. */
const LISTS = 'lists'
const FORM = 'form'
const PERMITTED_RESOURCE = '../engine/access/PermittedResource.tsx'
/** Few kinds have one that is not part of all forms. */
const controlOf = ({ kind }: Field) => `../kinds/${kind}/control.tsx`

type FindScreen = (path: string, isPlain: boolean) => FirstScreen

/** Finds what the screen of a path loads, where somebody is logged in; `isPlain` without a query string. */
export function firstScreens(
  entities: readonly AnyEntity[],
  dashboards: readonly DashboardOpening[],
): FindScreen {
  const dashboard: FirstScreen = {
    chunks: dashboards.flatMap(({ chunks }) => chunks),
    calls: dashboards.map(({ call }) => callOf(call)),
  }
  // Of two that lie one below the other, the lower one comes first.
  const deepest = [...entities].sort((one, other) => other.path.length - one.path.length)
  const hasRoles = entities.some(({ account }) => account?.role !== undefined)
  return (address, isPlain) => {
    const plain = address.replace(/(?<=.)\/$/, '')
    const path = plain === '/' ? (app.home ?? plain) : plain
    if (path === LOGIN || path.startsWith(`${LOGIN}/`)) return { chunks: [], calls: [] }
    const screen = path === '/' ? dashboard : entityScreen(deepest, path, isPlain, hasRoles)
    return {
      chunks: [LISTS, ...(screen?.chunks ?? [])],
      calls: [callOf(readCurrentAdminCall), ...(screen?.calls ?? [])],
      list: screen?.list,
    }
  }
}

function entityScreen(
  entities: readonly AnyEntity[],
  path: string,
  isPlain: boolean,
  hasRoles: boolean,
): FirstScreen | undefined {
  const entity = entities.find((each) => `${path}/`.startsWith(`${each.path}/`))
  const parts = entity && partsOf(entity, path.slice(entity.path.length), isPlain)
  if (!parts) return undefined
  const rights = hasRoles || entity.access ? [PERMITTED_RESOURCE] : []
  const { name } = entity
  // What the program's own language has no file of.
  const texts = `../generated/texts-${currentTranslation().language}/${name}.json`
  return { ...parts, chunks: [`../generated/clients/${name}.ts`, texts, ...rights, ...parts.chunks] }
}

/** @param place What stands behind the path of the entity's list. */
function partsOf(entity: AnyEntity, place: string, isPlain: boolean): FirstScreen | undefined {
  const { endpoints, fields, pages = {} } = entity
  const form = [FORM, ...Object.values(fields).map(controlOf)]
  const [, part, id, ...more] = place.split('/')
  if (part === undefined) return pages.list ? { chunks: [], calls: [] } : listParts(entity, isPlain)
  if (part === 'create' && id === undefined) return { chunks: pages.create ? [] : form, calls: [] }
  if (part !== 'edit' || id === undefined || more.length > 0) return undefined
  const isRead = !pages.edit && endpoints.read.method === 'GET' && readRecordId(id, entity.ids) !== null
  return { chunks: pages.edit ? [] : form, calls: isRead ? [callOf(endpoints.read, { id })] : [] }
}

/** Which rows an address with a query string asks for, the browser alone knows. */
function listParts({ name, endpoints: { list } }: AnyEntity, isPlain: boolean): FirstScreen {
  if (!isPlain || list.method !== 'GET')
    return { chunks: [], calls: [], list: { entity: name, rows: undefined } }
  const parameters = Object.entries(listParameters({ page: 1, pageSize: PAGE_SIZE }))
  const query = new URLSearchParams(parameters.map(([key, value]) => [key, String(value)]))
  const call = callOf(list)
  const rows = { ...call, address: `${call.address}?${query}` }
  return { chunks: [], calls: [], list: { entity: name, rows } }
}

/** A call as the browser makes it, with its path's parameters. */
export function callOf(
  { path, credentials = 'include' }: Pick<Endpoint, 'path' | 'credentials'>,
  params: Readonly<Record<string, string>> = {},
): FirstCall {
  return {
    address: path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? '')),
    credentials,
  }
}
