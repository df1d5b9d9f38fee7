import { CodeBlock } from '../parts/code-block.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { t } from '../texts/index.ts'
import styles from './snippet.module.css'

/** Names of products, which are the same in every language. */
const BUILDERS = [
  { name: 'WordPress', key: 'wordpress' },
  { name: 'Wix', key: 'wix' },
  { name: 'Squarespace', key: 'squarespace' },
  { name: 'Shopify', key: 'shopify' },
  { name: 'Webflow', key: 'webflow' },
  { name: 'Google Tag Manager', key: 'tagManager' },
] as const

/** Where the line goes on the website builders that small businesses use. */
export function Builders({ tenantId }: { tenantId: string }) {
  const words = t.snippet.builders
  const code = tagCodeOf(tenantId)
  return (
    <section className={styles.builders} aria-labelledby="builders">
      <h3 id="builders">{words.title}</h3>
      {BUILDERS.map(({ name, key }) => (
        <details key={key}>
          <summary>{name}</summary>
          <ol>
            <li>{words[key].first}</li>
            <li>{words[key].second}</li>
            <li>{words[key].third}</li>
          </ol>
          {key === 'tagManager' && (
            <>
              <CodeBlock label={words.tagCode}>{code}</CodeBlock>
              <CopyButton text={code} />
            </>
          )}
        </details>
      ))}
      <p className="meta">{words.after}</p>
    </section>
  )
}

/** A tag manager writes script tags anew and keeps no attributes of its own; its compiler wants the oldest JavaScript. */
function tagCodeOf(tenantId: string): string {
  return `<script>
  var desk = document.createElement('script')
  desk.src = '${location.origin}/widget.js'
  desk.setAttribute('data-tenant-id', '${tenantId}')
  document.body.appendChild(desk)
</script>`
}
