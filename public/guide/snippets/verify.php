<?php

const TOLERANCE_SECONDS = 5 * 60;

/**
 * True for a delivery that was signed with your secret in the last minutes.
 * $headers has lower-case names; $body is file_get_contents('php://input'), before any parsing.
 */
function verify(string $secret, array $headers, string $body): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    // After a rotation there are two signatures for a day; one that fits is enough.
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}

/** The short way: one header over the body alone. It knows no time, so a copied delivery passes for ever. */
function verify_body(string $secret, string $signature, string $body): bool
{
    return hash_equals('sha256=' . hash_hmac('sha256', $body, $secret), $signature);
}
