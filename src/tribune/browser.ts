// What components of one's own are written with.
export { call } from '../api/call.ts'
export { endpointCall } from '../api/endpoint-call.ts'
export { Page } from '../engine/page/Page.tsx'
export type { RecordOf } from '../kinds/record-type.ts'
export type { CellProps, ControlProps, IconProps } from '../schema/component.ts'
export type { PageProps } from '../schema/entity.ts'
export type { EntityRecord } from '../schema/field-meaning.ts'
export type { OwnPageProps } from '../schema/page.ts'
