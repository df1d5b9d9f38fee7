"""One call of each group of operations with the standard library, each answer held against the document's schemas.

Arguments: the document's file, the address of a product. Prints the status of each call by group, as JSON.
"""

import json
import re
import sys
import urllib.error
import urllib.request
import uuid

from jsonschema import Draft202012Validator

with open(sys.argv[1], encoding="utf-8") as file:
    document = json.load(file)
base_url = sys.argv[2]
components = document["components"]
statuses = {}


def walk(part):
    """Every object of the document."""
    if isinstance(part, dict):
        yield part
        for value in part.values():
            yield from walk(value)
    elif isinstance(part, list):
        for value in part:
            yield from walk(value)


for name, schema in components["schemas"].items():
    Draft202012Validator.check_schema(schema)
for part in walk(document):
    if isinstance(part.get("pattern"), str):
        re.compile(part["pattern"])


def resolved(part):
    while "$ref" in part:
        found = document
        for key in part["$ref"][2:].split("/"):
            found = found[key]
        part = found
    return part


def request(method, path, headers, body):
    data = None if body is None else json.dumps(body).encode()
    sent = urllib.request.Request(base_url + path, data=data, method=method, headers=dict(headers))
    if data is not None:
        sent.add_header("Content-Type", "application/json")
    try:
        with urllib.request.urlopen(sent, timeout=60) as answer:
            return answer.status, answer.headers, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, error.headers, json.load(error)


def call(group, operation, body=None, headers={}, query="", expected=(200, 201), **ids):
    """Calls an operation, by its method and path in the document, and validates the answer."""
    method, path = operation.split(" ")
    described = document["paths"][path][method.lower()]
    content = described.get("requestBody", {}).get("content", {})
    if content:
        schema = {**content["application/json"]["schema"], "components": components}
        if 422 not in expected:
            Draft202012Validator(schema).validate(body)
    status, sent, answer = request(method, path.format(**ids) + query, headers, body)
    statuses[group] = status
    if status not in expected:
        raise SystemExit(f"{operation}: {status} {answer}")
    reply = resolved(described["responses"][str(status)])
    Draft202012Validator({**reply["content"]["application/json"]["schema"], "components": components}).validate(answer)
    for name, header in reply["headers"].items():
        if resolved(header).get("required") and sent[name] is None:
            raise SystemExit(f"{operation}: {name} is missing")
    return sent, answer


account = {"email": f"{uuid.uuid4()}@example.com", "password": "correct horse battery", "company_name": "Harbour Dental"}
sent, registered = call("auth", "POST /api/v1/auth/register", account)
tenant_id = registered["tenant"]["tenant_id"]
cookie = {"Cookie": sent["Set-Cookie"].split(";")[0]}
_, made = call("keys", "POST /api/v1/api-keys", {"name": "script", "kind": "admin"}, cookie)
key = {"X-API-Key": made["key"]}

call("users", "GET /api/v1/users", headers=key)
call("tenants", "GET /api/v1/tenants/{tenant_id}", headers=key, tenant_id=tenant_id)
call("knowledge", "POST /api/v1/knowledge/documents", {"text": "Parking is free behind the house."}, key)
call("chat", "POST /api/v1/chat/message", {"message": "Where can I park?", "tenant_id": tenant_id}, key)
once = {**key, "Idempotency-Key": "one call"}
_, started = call("calls", "POST /api/v1/calls/initiate", {"phone_number": "+14155550142"}, once)
call("call", "GET /api/v1/calls/{call_id}", headers=key, call_id=started["call_id"])
call("onboarding", "POST /api/v1/website-readings", {"trade": "dentist"}, key)
call("leads", "POST /api/v1/leads", {"name": "Ada Lovelace", "email": "ada@example.com"}, key)
call("a body that fails", "POST /api/v1/leads", {"name": "Nobody"}, key, expected=(422,))
_, resource = call("resources", "POST /api/v1/resources", {"name": "Grace Hopper"}, key)
does = {"name": "Check-up", "duration_minutes": 30, "resource_ids": [resource["resource_id"]]}
call("bookings", "POST /api/v1/services", does, key)
calendar = {
    "provider": "ics",
    "resource_id": resource["resource_id"],
    "settings": {"url": "https://calendar.invalid/basic.ics"},
}
call("calendars", "POST /api/v1/calendar-connections", calendar, key)
call("analytics", "GET /api/v1/analytics/questions", headers=key)
call("today", "GET /api/v1/today", headers=key)
call("exams", "GET /api/v1/exams", headers=key)
call("audit", "GET /api/v1/audit", headers=key)
call("privacy", "GET /api/v1/privacy/clearing", headers=key)
call("mails", "GET /api/v1/mails", headers=key)
call("crm", "GET /api/v1/crm/connections", headers=key)
call("webhooks", "GET /api/v1/webhooks/event-types", headers=key)
call("widget", "GET /api/v1/widget/config", headers={"Origin": base_url}, query=f"?tenant_id={tenant_id}")
call("a missing credential", "GET /api/v1/leads", expected=(401,))
print(json.dumps(statuses))
