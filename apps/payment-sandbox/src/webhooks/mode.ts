/**
 * How messages are delivered. `reordered` gathers them for the delay and sends the last first; `forged` signs with a
 * key that is not the shop's; `off` sends none.
 */
export const modes = ['prompt', 'duplicated', 'late', 'reordered', 'forged', 'off'] as const
export type Mode = (typeof modes)[number]

export type Manner = { readonly mode: Mode; readonly delayMs: number }

export const prompt: Manner = { mode: 'prompt', delayMs: 0 }
