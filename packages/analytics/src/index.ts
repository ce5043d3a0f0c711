export type { Consent, ConsentState } from './consent/createConsent.ts'
export { createConsent } from './consent/createConsent.ts'
export type { ConsentChoice, StoredConsent } from './consent/createStoredConsent.ts'
export { CONSENT_STORAGE_KEY, createStoredConsent } from './consent/createStoredConsent.ts'
export type {
  AnalyticsEvent,
  ClearEcommerceEvent,
  DataLayerEntry,
  LoginEvent,
} from './events/analyticsEvent.ts'
export type { CommerceEvent, CommerceFields, FunnelStep, PurchaseFields } from './events/commerceEvent.ts'
export type { AnalyticsItem } from './events/item.ts'
export type { ItemListFields, PromotionFields, RecommendedEvent } from './events/recommendedEvent.ts'
export type { SiteEvent } from './events/siteEvent.ts'
export type {
  ExperimentContent,
  ExperimentEvent,
  ExperimentResult,
  Treatments,
} from './experiments/experiment.ts'
export { runExperiment } from './experiments/experiment.ts'
export type { DataLayer, DataLayerOptions } from './layer/createDataLayer.ts'
export { createDataLayer } from './layer/createDataLayer.ts'
export type { PageData, PageViewEvent } from './page/pageViewEvent.ts'
export { pageViewEvent } from './page/pageViewEvent.ts'
export { beaconSink } from './sinks/beaconSink.ts'
export type { DataLayerHost } from './sinks/dataLayerSink.ts'
export { dataLayerSink } from './sinks/dataLayerSink.ts'
export type { EventSink } from './sinks/eventSink.ts'
export { experimentSink } from './sinks/experimentSink.ts'
export { memorySink } from './sinks/memorySink.ts'
export type { ErrorToast, LocationGetter, ToastErrorEvent } from './toast/toastErrorEvent.ts'
export { toastErrorEvent } from './toast/toastErrorEvent.ts'
