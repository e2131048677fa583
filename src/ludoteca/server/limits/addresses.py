"""Addresses as limits count them."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

# Who has an IPv6 address has all that begin with the same bits.
HOUSEHOLD = 64


@lru_cache(maxsize=10_000)
def count_as(host: str) -> str:
    """The address as which somebody is counted: an IPv4 one, or the network of an IPv6 one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, HOUSEHOLD), strict=False))
