import { postalLines } from '@selvedge/cart-domain/forms'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { m } from '../../paraglide/messages.js'
import { FocusOnChange } from '../forms/FocusOnChange.tsx'
import { useShop } from '../frame/useShop.ts'
import type { AddressProblem } from './checkAddress.server.ts'

/**
 * Asks the shopper whether to use an unknown address or the suggestion. Each button submits the form with that choice.
 */
export const AddressCheck = ({ problem }: { readonly problem: AddressProblem }) => {
  const shop = useShop()
  const { key, suggestion } = problem
  return (
    <FocusOnChange of={problem}>
      <input type="hidden" name="addressFor" value={key} />
      <Callout
        tone="warning"
        role="alert"
        title={suggestion ? m.address_suggestion() : m.address_unmatched()}
        action={
          <Inline gap="s">
            {suggestion ? (
              <Button type="submit" name="addressChoice" value="suggested">
                {m.address_use_suggestion()}
              </Button>
            ) : null}
            <Button type="submit" name="addressChoice" value="typed" tone="secondary">
              {m.address_use_typed()}
            </Button>
          </Inline>
        }
      >
        {suggestion ? (
          <Stack gap="none">
            {postalLines(suggestion, shop?.locale ?? 'en-US')
              .slice(1)
              .map((line) => (
                <Text key={line}>{line}</Text>
              ))}
          </Stack>
        ) : (
          <Text>{m.address_check_again()}</Text>
        )}
      </Callout>
    </FocusOnChange>
  )
}
