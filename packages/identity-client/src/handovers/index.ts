export type { VisitorHandover } from '../contract/visitorHandover.ts'
export type { GuestCart, HandoverClient, HandoverClientOptions } from './createHandoverClient.ts'
export { createHandoverClient } from './createHandoverClient.ts'
