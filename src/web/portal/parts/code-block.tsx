import styles from './code-block.module.css'

/** Wide code is scrolled by itself, also by keyboard. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
      <code>{children}</code>
    </pre>
  )
}
