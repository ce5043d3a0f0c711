import type { Meta } from '@storybook/react-vite'
import {
  Box,
  Button,
  Callout,
  Container,
  PageTitle,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  TextLink,
} from '../index.ts'
import { Shell } from './shell.tsx'

export default { title: 'Pages/Log in', parameters: { layout: 'fullscreen' } } satisfies Meta

const Form = ({ refused }: { readonly refused: boolean }) => (
  <Shell>
    <Container>
      <PageTitle size="page" title="Log in" />
      <Box width="narrow">
        <form action="#log-in">
          <Stack gap="l">
            {refused ? (
              <Callout tone="error">The email address and the password do not match.</Callout>
            ) : null}
            <TextInput
              label="Email address"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={refused ? 'marianne@example.com' : ''}
              required
            />
            <PasswordInput
              label="Password"
              name="password"
              labels={{ show: 'Show', hide: 'Hide' }}
              autoComplete="current-password"
              required
            />
            <Button type="submit" size="l" width="full">
              Log in
            </Button>
            <TextLink href="#forgot">Forgotten your password?</TextLink>
            <Text>
              No account yet? <TextLink href="#register">Create one</TextLink>
            </Text>
          </Stack>
        </form>
      </Box>
    </Container>
  </Shell>
)

export const LogIn = { render: () => <Form refused={false} /> }
export const Refused = { render: () => <Form refused /> }
