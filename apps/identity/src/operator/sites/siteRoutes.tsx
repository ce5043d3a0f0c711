import { Callout } from '@selvedge/ui-kit/Callout'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { Heading } from '@selvedge/ui-kit/Heading'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { Hono } from 'hono'
import type { OperatorEnv, OperatorParts } from '../operatorParts.ts'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { sendPage } from '../page/sendPage.tsx'
import { listSites } from './listSites.ts'
import { PreviewPanel } from './PreviewPanel.tsx'
import { readPreviewForm } from './previewForm.ts'

/** Routes for the list of sites, and for links to drafts of a site. */
export const siteRoutes = ({ services, previewKey }: OperatorParts): Hono<OperatorEnv> => {
  const app = new Hono<OperatorEnv>()
  app.get('/', async (context) => {
    const sites = await listSites(services)
    const addresses = await Promise.all(sites.map(({ key }) => services.sites.find(key)))
    const reachable = sites.filter((_, at) => addresses[at] !== undefined)
    const form = previewKey
      ? readPreviewForm((name) => context.req.query(name), {
          previewKey,
          urlOf: (key) => addresses[sites.findIndex((site) => site.key === key)]?.url,
          now: Date.now(),
        })
      : undefined
    return sendPage(
      context,
      <OperatorPage title="Sites" section="Sites">
        <Heading level={1} size="section">
          Sites
        </Heading>
        {sites.length === 0 ? (
          <Callout tone="warning" title="The commerce platform does not respond, or has no site." />
        ) : (
          <DataTable
            caption="Sites"
            columns={[
              { label: 'Site' },
              { label: 'Key', tone: 'muted' },
              { label: 'Theme' },
              { label: 'Currency' },
              { label: 'Prefix' },
              { label: 'Sells' },
              { label: 'Address', align: 'end' },
            ]}
            rows={sites.map((site, at) => {
              const url = addresses[at]?.url
              return {
                key: site.key,
                cells: [
                  site.name || site.key,
                  site.key,
                  site.theme || 'selvedge',
                  site.currency || 'By locale',
                  site.orderPrefix || 'SV',
                  site.categories.length > 0 ? site.categories.join(', ') : 'Everything',
                  url ? (
                    <TextLink key="url" href={url} rel="noreferrer">
                      {url}
                    </TextLink>
                  ) : (
                    'No address here'
                  ),
                ],
              }
            })}
          />
        )}
        {form && reachable.length > 0 ? <PreviewPanel sites={reachable} form={form} /> : null}
      </OperatorPage>,
      form?.draftError || form?.daysError ? 422 : 200,
    )
  })
  return app
}
