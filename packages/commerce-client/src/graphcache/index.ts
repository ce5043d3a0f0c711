export type { CommerceCacheOptions } from './commerceCache.ts'
export { commerceCache } from './commerceCache.ts'
export type { TransformPredictedCart } from './optimisticResolvers.ts'
export type { CartContent } from './predictCart.ts'
