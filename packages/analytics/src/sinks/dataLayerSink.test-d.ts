import { describe, it } from 'vitest'
import { type DataLayerHost, dataLayerSink } from './dataLayerSink.ts'

/** The properties of a browser's `window`, which declares no `dataLayer`. */
declare const window: { readonly document: object; name: string; readonly window: typeof globalThis }
declare const host: DataLayerHost

describe('the host of the data layer', () => {
  it('can be a window without a declaration of its data layer', () => {
    dataLayerSink(window)
    dataLayerSink(globalThis)
  })

  it('can be a window with a declared data layer, or an object without one', () => {
    dataLayerSink({ ...window, dataLayer: [{ event: 'gtm.js' }] })
    dataLayerSink({ dataLayer: undefined })
    dataLayerSink({})
    dataLayerSink(host)
  })

  it('refuses a data layer that is not an array', () => {
    // @ts-expect-error The data layer is an array.
    dataLayerSink({ dataLayer: 'gtm.js' })
    // @ts-expect-error A string is not an object.
    dataLayerSink('window')
  })
})
