export type { Consent, Sink } from './createDataLayer.ts'
export { createDataLayer } from './createDataLayer.ts'
export type { AnalyticsEvent, AnalyticsItem } from './events.ts'
