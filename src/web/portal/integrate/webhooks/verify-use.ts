import type { Api } from '../../api/client.ts'

export type CodeLanguage = 'ts' | 'py' | 'php' | 'go'

/** One call that checks a delivery of this business. A missing secret fails: an empty one would be everybody's. */
const USES: Record<CodeLanguage, (tenantId: string) => string> = {
  ts: (tenantId) => `
/** True for a delivery of ${tenantId}. */
export function isOurs(headers: Record<string, string | undefined>, body: Uint8Array): boolean {
  if (!verify(env.WEBHOOK_SECRET!, headers, body)) return false
  return JSON.parse(Buffer.from(body).toString()).tenant_id === '${tenantId}'
}
`,
  py: (tenantId) => `

def is_ours(headers: dict[str, str], body: bytes) -> bool:
    """True for a delivery of ${tenantId}."""
    return verify(os.environ["WEBHOOK_SECRET"], headers, body) and json.loads(body)["tenant_id"] == "${tenantId}"
`,
  php: (tenantId) => `
/** True for a delivery of ${tenantId}. */
function is_ours(array $headers, string $body): bool
{
    $secret = getenv('WEBHOOK_SECRET') ?: throw new RuntimeException('WEBHOOK_SECRET is not set');
    return verify($secret, $headers, $body) && json_decode($body, true)['tenant_id'] === '${tenantId}';
}
`,
  go: (tenantId) => `
// IsOurs reports whether this is a delivery of ${tenantId}.
func IsOurs(headers http.Header, body []byte) bool {
	secret, isSet := os.LookupEnv("WEBHOOK_SECRET")
	var delivery struct {
		TenantID string \`json:"tenant_id"\`
	}
	return isSet && Verify(secret, headers, body) &&
		json.Unmarshal(body, &delivery) == nil && delivery.TenantID == "${tenantId}"
}
`,
}

/** Imports that the calls need beside the snippet's own, by the line that they follow. */
const IMPORTS: Partial<Record<CodeLanguage, [after: string, added: string][]>> = {
  ts: [["from 'node:crypto'\n", "import { env } from 'node:process'\n"]],
  py: [['import hmac\n', 'import json\nimport os\n']],
  go: [
    ['\t"encoding/hex"\n', '\t"encoding/json"\n'],
    ['\t"net/http"\n', '\t"os"\n'],
  ],
}

/** The manual's snippet with a call that knows the business. */
export function withUse(language: CodeLanguage, snippet: string, { tenant_id: tenantId }: Api['Tenant']): string {
  const imports = IMPORTS[language] ?? []
  const head = imports.reduce((code, [after, added]) => code.replace(after, after + added), snippet)
  return head + USES[language](tenantId)
}
