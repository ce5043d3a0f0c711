import type { ExperimentContent, ExperimentEvent, Treatments } from '@selvedge/analytics'
import { runExperiment } from '@selvedge/analytics'
import { assignTreatments, parseForcedVariant } from '@selvedge/analytics/experiments'
import type { ShopContext } from '../context/createContext.ts'

type ExperimentShop = Pick<
  ShopContext,
  'currentExperiments' | 'preview' | 'previewOf' | 'session' | 'market' | 'settings' | 'locale'
>

/** The visitor's variants of the running experiments. */
export const assignedTreatments = async (shop: ExperimentShop): Promise<Treatments> => {
  const { session, market, settings, locale } = shop
  if (!session.visitor) return {}
  const facts = {
    site: settings.siteKey,
    locale,
    currency: market.currency,
    group: session.customer?.groupKey ?? '',
    isSignedIn: session.customer !== undefined,
  }
  return assignTreatments(await shop.currentExperiments(), { id: session.visitor, facts }, Date.now())
}

const forcedVariant = async (shop: ExperimentShop) =>
  shop.previewOf === null ? undefined : parseForcedVariant(shop.previewOf, await shop.currentExperiments())

/**
 * The visitor's variants for tracking. A variant that a preview replaces is left out, because the visitor did not see
 * it.
 */
export const trackedTreatments = async (shop: ExperimentShop): Promise<Treatments> => {
  if (shop.preview) return {}
  const [assigned, forced] = await Promise.all([assignedTreatments(shop), forcedVariant(shop)])
  return forced
    ? Object.fromEntries(Object.entries(assigned).filter(([key]) => key !== forced.experiment))
    : assigned
}

/** Whether content is shown, and the events to report; a preview reports no events. */
export type ShownExperiment = { readonly shown: boolean; readonly events: readonly ExperimentEvent[] }

/** Decides whether the content of a variant shows: to its visitors, and in a preview (`?experiment=key:variant`). */
export const showExperiment = async (
  shop: ExperimentShop,
  content: ExperimentContent,
): Promise<ShownExperiment> => {
  const forced = await forcedVariant(shop)
  if (forced?.experiment === content.experiment)
    return { shown: forced.variant === content.variant, events: [] }
  const { shown, event } = runExperiment(content, await assignedTreatments(shop))
  return { shown, events: shop.preview ? [] : [event] }
}
