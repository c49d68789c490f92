# Whether a webhook's request is genuine: signed with its secret in the last five minutes.
import hashlib, hmac, time


def is_genuine(secret, body, signature):
    moment, signed = (part.split("=", 1)[1] for part in signature.split(",", 1))
    expected = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, signed) and abs(time.time() - int(moment)) <= 300
