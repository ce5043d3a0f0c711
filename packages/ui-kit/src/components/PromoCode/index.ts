export type { PromoCodeProps } from './PromoCode.tsx'
export { PromoCode } from './PromoCode.tsx'
