export type { Cache, LoadResult, ReadResult } from './createCache.ts'
export { cataloguePolicy, createCache } from './createCache.ts'
