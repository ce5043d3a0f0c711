export type { HandoverClient, HandoverClientOptions } from './createHandoverClient.ts'
export { createHandoverClient } from './createHandoverClient.ts'
