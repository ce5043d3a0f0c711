import type { ExperimentEvent } from '../experiments/experiment.ts'
import type { PageEvent } from '../page/pageEvent.ts'
import type { ToastErrorEvent } from '../toast/toastError.ts'
import type { CommerceEvent } from './commerceEvent.ts'

/** Somebody signed in (spec §4). */
export type LoginEvent = { readonly event: 'login'; readonly method?: string }

/** Everything that the shop reports (spec §7). */
export type AnalyticsEvent = CommerceEvent | PageEvent | ExperimentEvent | ToastErrorEvent | LoginEvent

/** Takes the items of the event before away, so that the next one inherits none. */
export type ClearEcommerce = { readonly event: 'clear-ecommerce'; readonly ecommerce: null }

/** What reaches a sink. */
export type DataLayerEntry = AnalyticsEvent | ClearEcommerce
