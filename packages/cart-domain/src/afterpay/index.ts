export type { AfterpayInstalments } from '../payment/afterpayInstalments.ts'
export { afterpayInstalments } from '../payment/afterpayInstalments.ts'
export { AFTERPAY_LIMITS } from '../payment/afterpayLimits.ts'
