import { describe, expectTypeOf, it } from 'vitest'
import type { DataLayerHost, DataLayerOptions, ErrorToast, PageData } from './index.ts'
import type { PageView, TrackerOptions } from './tracker/index.ts'

/** The options that may be omitted, each of them set to `undefined`. */
type Unset<Options> = {
  [Name in keyof Options as object extends Pick<Options, Name> ? Name : never]: undefined
}

describe('the options', () => {
  it('accept undefined for what may be omitted, as exactOptionalPropertyTypes requires', () => {
    expectTypeOf<Unset<DataLayerHost>>().toExtend<Partial<DataLayerHost>>()
    expectTypeOf<Unset<DataLayerOptions>>().toExtend<Partial<DataLayerOptions>>()
    expectTypeOf<Unset<ErrorToast>>().toExtend<Partial<ErrorToast>>()
    expectTypeOf<Unset<PageData>>().toExtend<Partial<PageData>>()
    expectTypeOf<Unset<PageView>>().toExtend<Partial<PageView>>()
    expectTypeOf<Unset<TrackerOptions<object>>>().toExtend<Partial<TrackerOptions<object>>>()
  })
})
