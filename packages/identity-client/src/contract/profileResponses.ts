import * as v from 'valibot'
import { Ok } from './accountResponses.ts'

/** The receipt of a support message. */
export const SupportMessageReceipt = v.object({ ...Ok.entries, reference: v.string() })

/** A device on which a customer is signed in. */
export const Device = v.object({
  id: v.string(),
  /** What the browser says about itself (`User-Agent`); empty when it was not given. */
  userAgent: v.string(),
  /** ISO 8601. */
  signedInAt: v.string(),
})
export type Device = v.InferOutput<typeof Device>

export const Devices = v.object({ devices: v.array(Device) })

/** Everything that is stored about a customer, by kind. */
export const PersonalData = v.record(v.string(), v.unknown())
export type PersonalData = v.InferOutput<typeof PersonalData>

/** When the account will be erased (ISO 8601); null unless the customer has requested it. */
export const AccountDeletion = v.object({ eraseAt: v.nullable(v.string()) })
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>

/** The state of a customer's application for trade prices, with what they sent; null before the first application. */
export const TradeApplicationState = v.object({
  state: v.nullable(v.picklist(['waiting', 'approved', 'declined'])),
  company: v.nullable(v.string()),
  resaleNumber: v.nullable(v.string()),
  /** Empty when the customer gave no website; `null` before the first application. */
  website: v.nullable(v.string()),
})
export type TradeApplicationState = v.InferOutput<typeof TradeApplicationState>

/** How often a customer gets mail from the shop. */
export const EmailOption = v.picklist(['weekly', 'monthly', 'none'])
export type EmailOption = v.InferOutput<typeof EmailOption>

export const EmailOptions = v.object({ emails: EmailOption })
