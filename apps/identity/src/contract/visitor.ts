import * as v from 'valibot'
import { Preferences } from '../preferences/preferences.ts'
import type { Operation } from './operation.ts'

const nullableText = v.nullable(v.string())

export const TokenAnswer = v.object({ success: v.boolean(), token: nullableText })

const CurrentUser = v.object({
  id: nullableText,
  guest: v.boolean(),
  guest_cart_id: nullableText,
  preferences: Preferences,
})

export const WhoAmI = v.object({
  data: v.object({
    user: v.object({
      ctUser: CurrentUser,
      guest: v.boolean(),
      guest_cart_id: nullableText,
      preferences: Preferences,
    }),
  }),
})

export const UserStats = v.object({
  data_layer: v.object({
    userID: nullableText,
    guest: v.boolean(),
    cart_id: nullableText,
    guest_cart_id: nullableText,
    currency: v.string(),
    locale: v.string(),
    customer_group: nullableText,
    split_testing: v.record(v.string(), v.string()),
  }),
  userID: nullableText,
})

export const UserStatistics = v.object({
  userID: nullableText,
  guest: v.boolean(),
  cart_id: nullableText,
  guest_cart_id: nullableText,
  cart_quantity: v.number(),
  order_count: v.number(),
  first_order_at: nullableText,
  last_order_at: nullableText,
})

export const PreferencesBody = v.pipe(
  v.partial(Preferences),
  v.check((body) => Object.keys(body).length > 0, 'it names no preference'),
)
export const PreferencesAnswer = v.object({ userPreferences: Preferences })

export const Treatments = v.object({ treatments: v.record(v.string(), v.string()) })

/** The visitor's own calls of spec §7. */
export const visitorOperations = [
  {
    method: 'get',
    path: '/api/token',
    id: 'getToken',
    summary:
      "The caller's own commerce token; a new visitor becomes a guest. The token is null when none can be had.",
    caller: 'nobody',
    answer: TokenAnswer,
  },
  {
    method: 'get',
    path: '/api/{product}/who-am-i',
    id: 'whoAmI',
    summary: 'Who the visitor is, and what they prefer.',
    caller: 'visitor',
    answer: WhoAmI,
  },
  {
    method: 'get',
    path: '/api/{product}/user-stats',
    id: 'userStats',
    summary: 'What the data layer wants to know of the visitor.',
    caller: 'visitor',
    answer: UserStats,
  },
  {
    method: 'get',
    path: '/api/{product}/get-user-stats',
    id: 'getUserStats',
    summary: "The visitor's cart and orders in numbers.",
    caller: 'visitor',
    answer: UserStatistics,
  },
  {
    method: 'post',
    path: '/api/{product}/user-preferences',
    id: 'savePreferences',
    summary: 'Changes the named preferences and gives all of them.',
    caller: 'visitor',
    body: PreferencesBody,
    answer: PreferencesAnswer,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/experiments/treatments',
    id: 'treatments',
    summary: 'Which variant of each experiment the visitor sees.',
    caller: 'visitor',
    answer: Treatments,
  },
] as const satisfies readonly Operation[]
