import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { BarePage } from '../page/BarePage.tsx'

type Props = {
  readonly name?: string
  readonly next: string
  readonly nameError?: string | undefined
  readonly keyError?: string | undefined
  readonly message?: string | undefined
}

/** The login of an operator: the key of this service, and a name for the list of actions. */
export const LoginPage = ({ name = '', next, nameError, keyError, message }: Props) => (
  <BarePage title="Log in">
    <Box width="narrow">
      <Stack gap="l">
        <Heading level={1} size="section">
          Log in
        </Heading>
        <Text tone="muted">These pages are for the people who run the shop.</Text>
        {message ? <Callout tone="error" title={message} role="alert" /> : null}
        <form method="post" action="/operator/login">
          <Stack gap="l">
            <input type="hidden" name="next" value={next} />
            <TextInput
              label="Your name"
              hint="It is listed with what you change."
              id="name"
              name="name"
              defaultValue={name}
              error={nameError}
              autoComplete="name"
              required
            />
            <TextInput
              label="Key"
              hint="OPERATOR_KEY in the settings of the identity service."
              id="key"
              name="key"
              type="password"
              error={keyError}
              autoComplete="current-password"
              required
            />
            <Button type="submit">Log in</Button>
          </Stack>
        </form>
      </Stack>
    </Box>
  </BarePage>
)
