import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import type { RegisterAnswer } from './register.server.ts'

type ConfirmRegistrationProps = {
  readonly token: string
  readonly answer: Extract<RegisterAnswer, { kind: 'link' }> | undefined
}

/**
 * What the link of a registration's mail opens. Opening it changes nothing, since programs that look through mails open
 * links, too: the button does.
 */
export const ConfirmRegistration = ({ token, answer }: ConfirmRegistrationProps) => {
  const navigation = useNavigation()
  const paths = usePaths()
  if (answer?.problem === 'refused')
    return (
      <Stack gap="l">
        <Callout tone="error" role="alert">
          {m.confirm_refused()}
        </Callout>
        <TextLink href={paths.register()}>{m.confirm_again()}</TextLink>
        <TextLink href={paths.login()}>{m.login_title()}</TextLink>
        <TextLink href={paths.forgot()}>{m.forgot_link()}</TextLink>
      </Stack>
    )
  return (
    <Form method="post">
      <input type="hidden" name="token" value={token} />
      <Stack gap="l">
        {answer ? (
          <Callout tone="error" role="alert">
            {answer.problem === 'too-many' ? m.too_many() : m.error_text()}
          </Callout>
        ) : null}
        <Text>{m.confirm_text()}</Text>
        <Button type="submit" size="l" width="full" loading={navigation.formMethod === 'POST'}>
          {m.confirm_action()}
        </Button>
      </Stack>
    </Form>
  )
}
