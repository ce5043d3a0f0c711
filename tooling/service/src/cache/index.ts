export type { Cache, LoadResult } from './createCache.ts'
export { cataloguePolicy, createCache } from './createCache.ts'
