import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import type { RegisterResult } from './accountForms.server.ts'

type ConfirmRegistrationProps = {
  readonly token: string
  readonly problem: Extract<RegisterResult, { kind: 'link' }>['problem'] | undefined
}

/**
 * The page that the link in the mail after a registration opens. The registration is confirmed by the page's button
 * instead of the link, because mail scanners open links, too.
 */
export const ConfirmRegistration = ({ token, problem }: ConfirmRegistrationProps) => {
  const navigation = useNavigation()
  const paths = usePaths()
  if (problem === 'refused')
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
        {problem ? (
          <Callout tone="error" role="alert">
            {problem === 'too-many' ? m.too_many() : m.error_text()}
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
