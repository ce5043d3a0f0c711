import type { CardSource } from '../../../../../server/checkout/cardSource.ts'
import type { CardAdapter } from './cardAdapter.ts'

/** Fetches a provider's adapter, which alone knows the provider's script. */
export const loadAdapter = async (source: Exclude<CardSource, { kind: 'none' }>): Promise<CardAdapter> => {
  switch (source.kind) {
    case 'sandbox':
      return (await import('./sandboxFields.ts')).sandboxFields(source)
    case 'stripe':
      return (await import('./stripeFields.ts')).stripeFields(source)
    case 'braintree':
      return (await import('./braintreeFields.ts')).braintreeFields(source)
  }
}
