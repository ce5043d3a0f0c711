import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ProcessSteps } from '@selvedge/ui-kit/ProcessSteps'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHead } from '@selvedge/ui-kit/SectionHead'
import { designPicture } from '../features/frame/designPicture.ts'
import { pageMeta } from '../features/frame/pageMeta.ts'
import { pictureSrc } from '../features/frame/pictureSrc.ts'
import { HomeCollections } from '../features/home/HomeCollections.tsx'
import { HomeDesigners } from '../features/home/HomeDesigners.tsx'
import { HomeHero } from '../features/home/HomeHero.tsx'
import { HomeInvitations } from '../features/home/HomeInvitations.tsx'
import { HomeRail } from '../features/home/HomeRail.tsx'
import { loadHome } from '../features/home/loadHome.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => pageMeta(m.home_title(), m.home_description())

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.shop)

export default function Home() {
  const { hero, designers, pieces, total, experiment } = useLoaderData<typeof loader>()
  const tile = (id: string): string => pictureSrc(designPicture(id, 'tile'))(256, 'webp')
  const others = [0, 1, 2].map((at) => tile(pieces[at]?.picture ?? hero.picture))
  return (
    <>
      <HomeHero hero={hero} total={total} experiment={experiment} />
      <HomeRail hero={hero} />
      <HomeDesigners designers={designers} />
      <Section tone="raised" labelledBy="process">
        <SectionHead id="process" title={m.process_title()} text={m.process_text()} />
        <ProcessSteps
          tile={tile(hero.picture)}
          colorways={[others[0] ?? '', others[1] ?? '', others[2] ?? '']}
          steps={[
            { title: m.process_choose_title(), text: m.process_choose_text() },
            { title: m.process_print_title(), text: m.process_print_text() },
            { title: m.process_arrive_title(), text: m.process_arrive_text() },
          ]}
        />
      </Section>
      <HomeCollections pieces={pieces} />
      <HomeInvitations pieces={pieces} />
    </>
  )
}
