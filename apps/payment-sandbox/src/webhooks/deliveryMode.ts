/**
 * How messages are delivered. `reordered` collects them for the delay and sends the last one first; `forged` signs
 * with a wrong key; `off` sends none.
 */
export const deliveryModes = ['prompt', 'duplicated', 'late', 'reordered', 'forged', 'off'] as const
export type DeliveryModeName = (typeof deliveryModes)[number]

export type DeliveryMode = { readonly mode: DeliveryModeName; readonly delayMs: number }

export const promptDelivery: DeliveryMode = { mode: 'prompt', delayMs: 0 }
