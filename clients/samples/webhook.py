# Checks that a webhook request was signed with the secret within the last five minutes.
import hashlib, hmac, time


def is_genuine(secret, body, signature):
    seconds, received = (part.split("=", 1)[1] for part in signature.split(",", 1))
    expected = hmac.new(secret.encode(), f"{seconds}.".encode() + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, received) and abs(time.time() - int(seconds)) <= 300
