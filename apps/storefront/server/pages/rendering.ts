import type { Cache } from '@selvedge/service/cache'

/** The part of a cache that pages use. */
type Reader = Pick<Cache, 'read'>

/** What is known about a page while it is rendered. */
export type Rendering = {
  /** Whether the page is for other visitors as well. */
  isShared: boolean
  /** Whether the page was rendered as a whole before it was sent. */
  isComplete: boolean
  /** Whether data of the catalogue could not be loaded, so that a part of the page may be missing. */
  lacksData: boolean
  /** Whether data of the catalogue is from before a change. */
  isOutdated: boolean
}

export const newRendering = (): Rendering => ({
  isShared: false,
  isComplete: false,
  lacksData: false,
  isOutdated: false,
})

/** Returns a cache that notes in `rendering` when a value could neither be loaded nor be found in the cache, or is outdated. */
export const noteFailures = ({ read }: Reader, rendering: Rendering): Reader => ({
  read: async (key, load, exists) => {
    const result = await read(key, load, exists)
    if (!result.ok) rendering.lacksData = true
    else if (result.isOutdated) rendering.isOutdated = true
    return result
  },
})
