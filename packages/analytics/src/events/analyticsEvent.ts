import type { ExperimentEvent } from '../experiments/experiment.ts'
import type { PageViewEvent } from '../page/pageViewEvent.ts'
import type { ToastErrorEvent } from '../toast/toastErrorEvent.ts'
import type { CommerceEvent } from './commerceEvent.ts'
import type { RecommendedEvent } from './recommendedEvent.ts'

/** The event that reports a login. */
export type LoginEvent = { readonly event: 'login'; readonly method?: string }

/** Everything that the shop reports, and recommended events of GA4 that a site may report. */
export type AnalyticsEvent =
  | CommerceEvent
  | PageViewEvent
  | ExperimentEvent
  | ToastErrorEvent
  | LoginEvent
  | RecommendedEvent

/** Removes the items of the previous event, so that the next event does not inherit them. */
export type ClearEcommerceEvent = { readonly event: 'clear-ecommerce'; readonly ecommerce: null }

/** An entry that a sink receives. */
export type DataLayerEntry = AnalyticsEvent | ClearEcommerceEvent
