import type { Meta } from '@storybook/react-vite'
import { Button, Invitation, InvitationRow } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { court, plaid } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Invitation.docs.ts'
import { invitationTones } from './Invitation.variants.ts'

export default {
  title: 'Pieces/Invitation',
  component: Invitation,
  argTypes: variantArgTypes({ tone: invitationTones }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Row = {
  render: () => (
    <InvitationRow>
      <Invitation
        tone="plus"
        title="Plus takes ten percent off everything"
        text="And ships every order free."
        action={
          <Button tone="panel" href="#plus">
            Join Plus
          </Button>
        }
        side={<Example print={court} />}
      />
      <Invitation
        tone="trade"
        title="For the trade"
        text="Special pricing."
        action={
          <Button tone="secondary" href="#trade">
            Apply
          </Button>
        }
        swatches={[<Example key="1" />, <Example key="2" print={plaid} />]}
      />
    </InvitationRow>
  ),
}

export const LongText = longText(Row)
export const RightToLeft = rightToLeft(Row)
export const SmallScreen = smallScreen(Row)
