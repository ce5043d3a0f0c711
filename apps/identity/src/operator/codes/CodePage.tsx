import { Badge } from '@selvedge/ui-kit/Badge'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { HiddenId } from '../page/HiddenId.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { ReasonField } from '../page/ReasonField.tsx'

type Props = {
  readonly code: { readonly id: string; readonly code: string; readonly isActive: boolean }
  readonly reason?: string | undefined
  readonly reasonError?: string | undefined
  readonly problem?: string | undefined
}

/** A discount code, and the form that activates or deactivates it. */
export const CodePage = ({ code: { id, code, isActive }, reason = '', reasonError, problem }: Props) => (
  <OperatorPage title={code} section="Codes">
    <Stack gap="s">
      <Heading level={1} size="section">
        {code}
      </Heading>
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'active' : 'inactive'}</Badge>
    </Stack>
    {problem ? <Callout tone="error" title={problem} role="alert" /> : null}
    <Panel as="section">
      <form method="post" action={`/operator/codes/${id}/${isActive ? 'deactivate' : 'activate'}`}>
        <Stack gap="m" align="start">
          <Heading level={2} size="sub">
            {isActive ? 'Deactivate it' : 'Activate it'}
          </Heading>
          <Text size="small" tone="muted">
            {isActive
              ? 'Carts that contain it lose the discount with their next change.'
              : 'Shoppers can enter it from then on.'}
          </Text>
          <HiddenId />
          <ReasonField value={reason} error={reasonError} />
          <Button type="submit" size="s" tone={isActive ? 'secondary' : 'primary'}>
            {isActive ? 'Deactivate the code' : 'Activate the code'}
          </Button>
        </Stack>
      </form>
    </Panel>
  </OperatorPage>
)
