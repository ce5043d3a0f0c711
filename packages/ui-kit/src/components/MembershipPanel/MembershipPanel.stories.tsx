import type { Meta } from '@storybook/react-vite'
import { Button, MembershipPanel, MembershipPanelRow } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint, plaidPrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './MembershipPanel.docs.ts'
import { membershipPanelTones } from './MembershipPanel.variants.ts'

export default {
  title: 'Pieces/MembershipPanel',
  component: MembershipPanel,
  argTypes: variantArgTypes({ tone: membershipPanelTones }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Row = {
  render: () => (
    <MembershipPanelRow>
      <MembershipPanel
        tone="plus"
        title="Plus takes ten percent off everything"
        text="And ships every order free."
        action={
          <Button tone="panel" href="#plus">
            Join Plus
          </Button>
        }
        side={<Example print={courtPrint} />}
      />
      <MembershipPanel
        tone="trade"
        title="For the trade"
        text="Special pricing."
        action={
          <Button tone="secondary" href="#trade">
            Apply
          </Button>
        }
        swatches={[<Example key="1" />, <Example key="2" print={plaidPrint} />]}
      />
    </MembershipPanelRow>
  ),
}

export const LongText = longText(Row)
export const RightToLeft = rightToLeft(Row)
export const SmallScreen = smallScreen(Row)
