import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { pageMeta } from '../features/frame/pageMeta.ts'
import { HomeHero } from '../features/home/HomeHero.tsx'
import {
  HomeCategoryRail,
  HomeCollections,
  HomeDesigners,
  HomeMembershipPanels,
  HomeProcess,
} from '../features/home/HomeSections.tsx'
import { loadHome } from '../features/home/loadHome.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => pageMeta(m.home_title(), m.home_description())

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.shop)

export default function Home() {
  const home = useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero {...home} />
      <HomeCategoryRail {...home} />
      <HomeDesigners {...home} />
      <HomeProcess {...home} />
      <HomeCollections {...home} />
      <HomeMembershipPanels {...home} />
    </>
  )
}
