import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names that a barrel gives away, types included. Barrels list names and do nothing else. */
const namesOf = (barrel: string): string[] =>
  [...readFileSync(new URL(barrel, import.meta.url), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .sort()

test('the entry . gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./index.ts')).toMatchInlineSnapshot(`
    [
      "AnalyticsEvent",
      "AnalyticsItem",
      "ClearEcommerce",
      "Commerce",
      "CommerceEvent",
      "Consent",
      "ConsentState",
      "DataLayer",
      "DataLayerEntry",
      "DataLayerHost",
      "DataLayerOptions",
      "ErrorToast",
      "Experiment",
      "ExperimentEvent",
      "ExperimentResult",
      "FunnelStep",
      "LocationGetter",
      "LoginEvent",
      "PageData",
      "PageEvent",
      "Purchase",
      "Sink",
      "ToastErrorEvent",
      "Treatments",
      "beaconSink",
      "createConsent",
      "createDataLayer",
      "dataLayerSink",
      "memorySink",
      "pageEvent",
      "runExperiment",
      "toastError",
    ]
  `)
})
