import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { FRAMED_POLICY } from '../plugins/security-headers.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>FrontDesk</title>
    <script src="/widget-preview.js" async></script>
  </head>
  <body></body>
</html>
`

const pageReply = {
  description: 'A page for a frame of the portal, which tells it the settings by `postMessage`.',
  content: { 'text/html': { schema: z.string() } },
}

/** The widget beside its settings: the page stores nothing, begins no session and counts nowhere. */
export function previewRoute(instance: FastifyInstance): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/widget/preview', {
    config: { access: 'tenant:read' },
    schema: {
      operationId: 'getWidgetPreview',
      tags: ['widget'],
      summary: 'Show the widget with settings that are not saved',
      description:
        'Frames of this installation alone may show it. It says `ready` to the page around it, and shows each configuration ' +
        '(as `getWidgetConfig` answers) that this page posts to it.',
      response: { 200: pageReply },
    },
    handler: async (_request, reply) => {
      await reply
        .headers({
          'Content-Security-Policy': FRAMED_POLICY,
          'X-Frame-Options': 'SAMEORIGIN',
          'Cache-Control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(PAGE)
    },
  })
}
