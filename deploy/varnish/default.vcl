vcl 4.1;

# Varnish in front of the shop: Debian's packages `varnish` and `varnish-modules` (xkey). The shop is told of it by
# EDGE_PURGE=varnish and EDGE_PURGE_URL=http://<this>:6081/. It takes as its own what the shop marks as public, drops it by
# the tags that the shop names, and serves what it has for a day while no shop answers.

import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
  .probe = {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
  }
}

# The same without a probe: what is not kept is asked of a shop that is not ready, too, which refuses in its own words and
# says when to ask again.
backend shop_unprobed {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
}

# The console is an origin of its own, of which nothing is shared. Leave it out where operators reach it another way.
backend console {
  .host = "127.0.0.1";
  .port = "3002";
  .first_byte_timeout = 30s;
}

# The shops, which purge; nobody else.
acl purgers {
  "localhost";
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # Set below alone, not by a browser.
  if (req.restarts == 0) {
    unset req.http.X-Edge-Stale;
  }

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405, "Not allowed"));
    }
    # Soft: what is purged is stale, and is served while no other can be fetched.
    set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.X-Purged));
  }

  if (req.http.Host ~ "^console\.") {
    set req.backend_hint = console;
    # A stream of events passes as it comes.
    return (pipe);
  }

  if (req.method != "GET" && req.method != "HEAD") {
    set req.backend_hint = shop_unprobed;
    return (pass);
  }
  # What is somebody's own, a preview, a part of a video, and a reply to a probe are asked of the shop each time.
  if (req.http.Authorization || req.http.x-preview || req.url ~ "[?&]preview=" || req.http.Range
      || req.url ~ "^/(healthz|readyz|mcp)") {
    set req.backend_hint = shop_unprobed;
    return (pass);
  }
  # No reply to a reading depends on a cookie: pages are rendered without a user. The shop does not see them, either.
  unset req.http.Cookie;

  # One copy of a picture for each format.
  if (req.url ~ "^/images/") {
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      set req.http.Accept = "*/*";
    }
  }

  # While the shop answers, what is stale is shown for a second, in which one request fetches the new one; so a changed
  # price is seen a second after its purge. While no shop answers, it is shown as long as it is kept.
  if (std.healthy(req.backend_hint) && !req.http.X-Edge-Stale) {
    set req.grace = 1s;
  } else {
    set req.grace = 30d;
  }
  return (hash);
}

sub vcl_backend_response {
  # An error of the shop replaces nothing that was good; see vcl_synth.
  if (beresp.status >= 500 && !bereq.uncacheable && !bereq.http.X-Edge-Stale) {
    return (abandon);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  unset beresp.http.Surrogate-Key;

  if (beresp.http.CDN-Cache-Control ~ "max-age=") {
    # The shop may answer with a reply that it made a while ago.
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s) - beresp.age;
    if (beresp.ttl < 1s) {
      set beresp.ttl = 1s;
    }
    if (beresp.http.CDN-Cache-Control ~ "stale-if-error=") {
      set beresp.grace =
        std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    } else {
      set beresp.grace = 0s;
    }
  } elsif (beresp.status == 200 && beresp.http.Cache-Control ~ "public" && beresp.http.Cache-Control ~ "max-age=[1-9]") {
    # Files and pictures, by their own lifetime.
    set beresp.grace = 24h;
  } else {
    # Not to be shared: asked for each time, without waiting for each other.
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  unset beresp.http.CDN-Cache-Control;
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable && !bereq.http.X-Edge-Stale) {
    return (abandon);
  }
}

sub vcl_synth {
  # The shop did not answer: once more, with what is kept, however old within its grace.
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Edge-Stale = "yes";
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
