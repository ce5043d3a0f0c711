import * as v from 'valibot'

export const createHandover = {
  path: '/api/handovers',
  method: 'post',
  response: v.object({ code: v.string() }),
} as const
export const redeemHandover = {
  path: '/api/handovers/redeem',
  method: 'post',
  response: v.object({ state: v.string() }),
} as const
