import type { Settings } from '../settings.ts'
import type { WebhookEndpoint } from './entities.ts'

/** The webhook endpoints in the settings. */
export const endpointsOf = ({ stripe, braintree }: Settings): readonly WebhookEndpoint[] => {
  const object = 'webhook_endpoint'
  return [
    ...(stripe.webhookUrl
      ? [
          {
            id: 'we_settings_stripe',
            object,
            provider: 'stripe',
            url: stripe.webhookUrl,
            secret: stripe.webhookSecret,
          } as const,
        ]
      : []),
    ...(braintree.webhookUrl
      ? [
          {
            id: 'we_settings_braintree',
            object,
            provider: 'braintree',
            url: braintree.webhookUrl,
            secret: '',
          } as const,
        ]
      : []),
  ]
}
