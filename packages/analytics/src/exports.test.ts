import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names that a barrel exports, types included. Barrels list names and contain nothing else. */
const namesOf = (barrel: string): string[] =>
  [...readFileSync(new URL(barrel, import.meta.url), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .sort()

test('the entry . exports exactly these names', () => {
  expect(namesOf('./index.ts')).toMatchInlineSnapshot(`
    [
      "AnalyticsEvent",
      "AnalyticsItem",
      "CONSENT_STORAGE_KEY",
      "ClearEcommerceEvent",
      "CommerceEvent",
      "CommerceFields",
      "Consent",
      "ConsentChoice",
      "ConsentState",
      "DataLayer",
      "DataLayerEntry",
      "DataLayerHost",
      "DataLayerOptions",
      "ErrorToast",
      "EventSink",
      "ExperimentContent",
      "ExperimentEvent",
      "ExperimentResult",
      "FunnelStep",
      "ItemListFields",
      "LocationGetter",
      "LoginEvent",
      "PageData",
      "PageViewEvent",
      "PromotionFields",
      "PurchaseFields",
      "RecommendedEvent",
      "SiteEvent",
      "StoredConsent",
      "ToastErrorEvent",
      "Treatments",
      "beaconSink",
      "createConsent",
      "createDataLayer",
      "createStoredConsent",
      "dataLayerSink",
      "experimentSink",
      "memorySink",
      "pageViewEvent",
      "runExperiment",
      "toastErrorEvent",
    ]
  `)
})

test('the entry ./tracker exports exactly these names', () => {
  expect(namesOf('./tracker/index.ts')).toMatchInlineSnapshot(`
    [
      "CartEventFunctions",
      "PageView",
      "TrackedStep",
      "TrackedVisitor",
      "Tracker",
      "TrackerOptions",
      "TrackerState",
      "TrackerStore",
      "TrackingData",
      "TrackingRequest",
      "Visitor",
      "createTracker",
      "createTrackerStore",
    ]
  `)
})

test('the entry ./experiments exports exactly these names', () => {
  expect(namesOf('./experiments/index.ts')).toMatchInlineSnapshot(`
    [
      "ExclusionGroup",
      "ExperimentAudience",
      "ExperimentDefinition",
      "ExperimentVariant",
      "ExperimentVisitor",
      "ForcedVariant",
      "VisitorFacts",
      "assignTreatments",
      "assignVariant",
      "parseForcedVariant",
    ]
  `)
})
