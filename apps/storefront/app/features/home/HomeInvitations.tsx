import { Button } from '@selvedge/ui-kit/Button'
import { Invitation, InvitationRow } from '@selvedge/ui-kit/Invitation'
import { Section } from '@selvedge/ui-kit/Section'
import { m } from '../../paraglide/messages.js'
import { designPicture } from '../frame/designPicture.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { HomeData } from './loadHome.server.ts'

/** Plus, and swatches to begin with. */
export const HomeInvitations = ({ pieces }: Pick<HomeData, 'pieces'>) => {
  const paths = usePaths()
  return (
    <Section>
      <InvitationRow>
        <Invitation
          tone="plus"
          title={m.plus_title()}
          text={m.plus_text()}
          action={
            <Button href={paths.category('subscriptions')} tone="panel">
              {m.plus_action()}
            </Button>
          }
          side={
            <ShopPicture
              id={designPicture(pieces[4]?.picture ?? '', 'card')}
              alt=""
              ratio="fill"
              sizes="(min-width: 62em) 18vw, 100vw"
              widths={[384, 640]}
            />
          }
        />
        <Invitation
          tone="trade"
          title={m.swatches_title()}
          text={m.swatches_text()}
          action={
            <Button href={paths.category('fabric-sampler')} tone="secondary">
              {m.swatches_action()}
            </Button>
          }
          swatches={pieces
            .slice(4, 9)
            .map((piece) => (
              <ShopPicture
                key={piece.slug}
                id={designPicture(piece.picture, 'card')}
                alt=""
                ratio="fill"
                sizes="72px"
                widths={[96, 256]}
              />
            ))}
        />
      </InvitationRow>
    </Section>
  )
}
