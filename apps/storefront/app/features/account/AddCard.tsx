import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { useEffect, useRef, useState } from 'react'
import type { CardFields, CardFieldsHandle } from '../checkout/payment/CardFields.tsx'
import { CardFieldsPlaceholder } from '../checkout/payment/CardFieldsPlaceholder.tsx'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import type { CardForm, PaymentMethodsData } from './paymentMethods.server.ts'
import type { SectionResult } from './sectionResult.server.ts'

type AddCardProps = {
  readonly fields: NonNullable<PaymentMethodsData['fields']>
  readonly texts: PaymentMethodsData['texts']
  readonly result: SectionResult<CardForm> | undefined
}

/**
 * Loads the component of the card fields after hydration; returns `undefined` until then. A static import would add the
 * component to this page in every shop, including those that do not use it here.
 */
const useCardFields = (): typeof CardFields | undefined => {
  const [component, setComponent] = useState<{ readonly CardFields: typeof CardFields }>()
  useEffect(() => {
    // If the component cannot be loaded, the form leads to the provider's own page.
    import('../checkout/payment/CardFields.tsx').then(setComponent, () => undefined)
  }, [])
  return component?.CardFields
}

/**
 * The provider's card fields, with which a customer saves a card. Without JavaScript the form leads to the provider's
 * own page.
 */
export const AddCard = ({ fields, texts, result }: AddCardProps) => {
  const form = useRef<HTMLFormElement>(null)
  const token = useRef<HTMLInputElement>(null)
  const card = useRef<CardFieldsHandle>(null)
  const [waiting, setWaiting] = useState(false)
  const { formData } = useNavigation()
  const Fields = useCardFields()
  useEffect(() => {
    // When the response was lost, the form keeps its token. The next submit sends the same token, so that the card is
    // saved only once.
    if (!formData && !result?.values.sameToken && token.current) token.current.value = ''
  }, [formData, result])
  return (
    <Form
      method="post"
      replace
      noValidate
      ref={form}
      onSubmit={(event) => {
        // The first submit requests a token from the provider's fields; with the token, the form is submitted again.
        if (!card.current || token.current?.value) return
        event.preventDefault()
        setWaiting(true)
        card.current.submit()
      }}
    >
      <input type="hidden" name="form" value="add" />
      <input type="hidden" name="cardToken" defaultValue="" ref={token} />
      <Stack gap="m">
        {result?.message ? <FormAlert of={result}>{result.message}</FormAlert> : null}
        {Fields ? (
          <Fields
            ref={card}
            source={fields.source}
            origin={fields.origin}
            note={texts.addNote}
            onToken={(value) => {
              setWaiting(false)
              if (token.current) token.current.value = value
              form.current?.requestSubmit()
            }}
            onRefused={() => setWaiting(false)}
          />
        ) : (
          <CardFieldsPlaceholder kind={fields.source.kind} note={texts.addNote} />
        )}
        <noscript>
          <Text>{texts.addPage}</Text>
        </noscript>
        <div>
          <Button type="submit" loading={waiting || formData?.get('form') === 'add'}>
            {texts.addAction}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
